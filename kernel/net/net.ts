import type { NetFile } from './file.ts';

/** One layer of a block: scale and shift of what is normalised, then weights and what is added. */
interface Block {
  readonly scale: Float32Array;
  readonly shift: Float32Array;
  readonly weights: Float32Array;
  readonly added: Float32Array;
}

/** Keeps the spread of a layer from being divided by nothing. */
const LEAST_SPREAD = 1e-5;

/**
 * A residual net: h = in(x); h += block(relu(norm(h))) for each block; the outputs read relu(norm(h)). Layers lie input by input (a row
 * holds what one input gives to every output), so that inputs of 0 cost nothing: most features are.
 */
export class Net {
  readonly inputs: number;
  readonly outputs: number;
  readonly #width: number;
  readonly #first: Pick<Block, 'weights' | 'added'>;
  readonly #blocks: readonly Block[];
  readonly #last: Block;
  readonly #h: Float32Array;
  readonly #x: Float32Array;
  readonly #y: Float32Array;
  readonly #taken: Int32Array;

  constructor({ head, weights }: NetFile) {
    const { inputs, outputs, width, blocks } = head;
    let from = 0;
    const next = (count: number) => weights.subarray(from, (from += count));
    const block = (outs: number): Block => ({
      scale: next(width),
      shift: next(width),
      weights: next(width * outs),
      added: next(outs),
    });
    this.inputs = inputs;
    this.outputs = outputs;
    this.#width = width;
    this.#first = { weights: next(inputs * width), added: next(width) };
    this.#blocks = Array.from({ length: blocks }, () => block(width));
    this.#last = block(outputs);
    this.#h = new Float32Array(width);
    this.#x = new Float32Array(width);
    this.#y = new Float32Array(outputs);
    this.#taken = new Int32Array(Math.max(inputs, width));
  }

  /** The outputs for these features. The array is used again: copy what is kept. */
  run(features: ArrayLike<number>): Float32Array {
    const h = this.#h;
    const x = this.#x;
    const y = this.#y;
    const width = this.#width;
    h.set(this.#first.added);
    this.#add(features, this.inputs, this.#first.weights, h, width);
    for (const block of this.#blocks) {
      this.#normalise(block);
      for (let i = 0; i < width; i += 1) h[i] = (h[i] as number) + (block.added[i] as number);
      this.#add(x, width, block.weights, h, width);
    }
    this.#normalise(this.#last);
    y.set(this.#last.added);
    this.#add(x, width, this.#last.weights, y, this.outputs);
    return y;
  }

  /** h with mean 0 and spread 1, scaled, shifted, cut off at 0: into x. */
  #normalise({ scale, shift }: Block): void {
    const h = this.#h;
    const x = this.#x;
    const width = this.#width;
    let sum = 0;
    for (let i = 0; i < width; i += 1) sum += h[i] as number;
    const mean = sum / width;
    let squares = 0;
    for (let i = 0; i < width; i += 1) squares += ((h[i] as number) - mean) ** 2;
    const spread = 1 / Math.sqrt(squares / width + LEAST_SPREAD);
    for (let i = 0; i < width; i += 1) {
      const value = ((h[i] as number) - mean) * spread * (scale[i] as number) + (shift[i] as number);
      x[i] = value > 0 ? value : 0;
    }
  }

  /** y += x · weights. Four inputs that are not 0 at a time, so that y is read and written less often. */
  #add(x: ArrayLike<number>, inputs: number, weights: Float32Array, y: Float32Array, outputs: number): void {
    const taken = this.#taken;
    let count = 0;
    for (let i = 0; i < inputs; i += 1) if (x[i] !== 0) taken[count++] = i;
    let n = 0;
    for (; n + 4 <= count; n += 4) {
      const i0 = taken[n] as number;
      const i1 = taken[n + 1] as number;
      const i2 = taken[n + 2] as number;
      const i3 = taken[n + 3] as number;
      const x0 = x[i0] as number;
      const x1 = x[i1] as number;
      const x2 = x[i2] as number;
      const x3 = x[i3] as number;
      const w0 = i0 * outputs;
      const w1 = i1 * outputs;
      const w2 = i2 * outputs;
      const w3 = i3 * outputs;
      for (let j = 0; j < outputs; j += 1) {
        const firstTwo = x0 * (weights[w0 + j] as number) + x1 * (weights[w1 + j] as number);
        y[j] = (y[j] as number) + firstTwo + (x2 * (weights[w2 + j] as number) + x3 * (weights[w3 + j] as number));
      }
    }
    for (; n < count; n += 1) {
      const row = (taken[n] as number) * outputs;
      const value = x[taken[n] as number] as number;
      for (let j = 0; j < outputs; j += 1) y[j] = (y[j] as number) + value * (weights[row + j] as number);
    }
  }
}

import { depthOf, RefusedError } from '@tafelrunde/kernel';
import { type ClientFrame, clientFrame } from '@tafelrunde/protocol';
import * as v from 'valibot';
import { fail } from './fail.ts';
import type { Limits } from './limits.ts';

/** Names that reach into an object's making instead of its contents. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  for (const key of Object.getOwnPropertyNames(value)) {
    if (forbidden.has(key) || hasForbiddenKey((value as Record<string, unknown>)[key])) return true;
  }
  return false;
}

/** JSON as a stranger sends it: bounded in depth, free of keys that mean something to the engine. */
export function readJson(text: string, depth: number): unknown {
  if (depthOf(text) > depth) fail('frame-too-deep', { max: depth });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    fail('bad-frame');
  }
  if (hasForbiddenKey(value)) fail('bad-frame');
  return value;
}

/** A refusal together with the command it answers, when that much could be read. */
export class RefusedFrameError extends RefusedError {
  readonly id: string | undefined;

  constructor(refusal: RefusedError['refusal'], id: string | undefined) {
    super(refusal);
    this.id = id;
  }
}

export function readFrame(text: string, limits: Limits): ClientFrame {
  if (text.length > limits.frame || Buffer.byteLength(text) > limits.frame) fail('frame-too-large', { max: limits.frame });
  const value = readJson(text, limits.depth);
  const read = v.safeParse(clientFrame, value, { abortEarly: true });
  if (read.success) return read.output;
  const id =
    typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id.slice(0, 40) : undefined;
  throw new RefusedFrameError({ code: 'bad-frame' }, id);
}

/** Small whole games that together use everything the contract offers: they prove the kernel and the conformance suite. */
export { ladder } from './ladder/index.ts';
export { lots } from './lots/index.ts';
export { signals } from './signals/index.ts';
export { together } from './together/index.ts';

export { fail, failure } from '@tafelrunde/protocol';

/** Progress goes to stderr: stdout belongs to the command that was asked for. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** One sentence for the operator, exit code 1. */
export function stop(sentence) {
  say(sentence);
  process.exit(1);
}

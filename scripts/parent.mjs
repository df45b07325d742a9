const EVERY_MILLISECONDS = 500;

/**
 * Under `npm start` a shell stands between npm and us. A signal sent to npm ends both and never reaches us; what we see is that
 * we have another parent. Then we end as if it had been sent to us.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MILLISECONDS);
  watch.unref();
}

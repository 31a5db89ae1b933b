import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * A shell that waits on a pipe from us. When we say farewell it goes quietly; when the pipe breaks because we
 * died, even by kill -9, it ends PostgreSQL: quickly (INT), and by force after ten seconds (QUIT).
 */
const script = `
read _ && exit 0
kill -INT "$1" 2>/dev/null || exit 0
for _ in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 "$1" 2>/dev/null || exit 0; done
kill -QUIT "$1" 2>/dev/null
`;

/** Guards a PostgreSQL process; the returned function dismisses the guard. */
export function watchOver(pid: number, account: Account): () => void {
  let dismissed = false;
  let dismiss = () => {};
  const guard = () => {
    // A session of its own: neither Ctrl-C nor a kill of our process group reaches it.
    const shell = spawn('/bin/sh', ['-c', script, 'niaga-watchdog', String(pid)], {
      ...account,
      cwd: '/',
      env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    shell.stdin.on('error', () => {});
    shell.unref();
    (shell.stdin as unknown as { unref(): void }).unref();
    shell.once('exit', () => {
      if (!dismissed) setTimeout(guard, 500).unref();
    });
    dismiss = () => shell.stdin.end('selesai\n');
  };
  guard();
  return () => {
    dismissed = true;
    dismiss();
  };
}

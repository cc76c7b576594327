/** What somebody who looks for the cause of an error wants to know; nothing about the reader or the match. */
export function reportOf(error: unknown): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error);
  return [`Podzemí ${__VERSION__}`, location.pathname, navigator.userAgent, what].join('\n');
}

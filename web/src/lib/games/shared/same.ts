/** Whether two actions, or other plain values, are one. */
export function isSame(one: object | null | undefined, other: object | null | undefined): boolean {
  return !!one && !!other && JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an action is one of many: it is written down once. */
export function isAmong(one: object, all: readonly object[]): boolean {
  const written = JSON.stringify(one);
  return all.some((other) => JSON.stringify(other) === written);
}

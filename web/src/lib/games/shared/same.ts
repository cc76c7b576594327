/** Whether two actions are one: actions are plain values. */
export function isSame(one: object | null | undefined, other: object | null | undefined): boolean {
  return !!one && !!other && JSON.stringify(one) === JSON.stringify(other);
}

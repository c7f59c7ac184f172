/** Whether two JSON values are equal, regardless of the order of keys. */
export function isEqualJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const left = Object.entries(one);
  const right = new Map(Object.entries(other));
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isEqualJson(value, right.get(key)))
  );
}

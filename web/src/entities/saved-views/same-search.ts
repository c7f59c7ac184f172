/** The query of a page in a canonical order, so that equivalent queries are equal. */
function inOrder(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}

/** Whether two URLs of a page are equivalent. */
export const isSameSearch = (one: string, other: string): boolean => inOrder(one) === inOrder(other);

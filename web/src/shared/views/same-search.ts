/** The query of a page in a fixed order: two queries that show the same are equal. */
const inOrder = (search: string): string => {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
};

/** Whether two addresses of a page show the same. */
export const isSameSearch = (one: string, other: string): boolean => inOrder(one) === inOrder(other);

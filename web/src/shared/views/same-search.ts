/** What a page keeps in its address, in one order: two addresses that show the same are the same. */
const inOrder = (search: string): string => {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
};

/** Whether two addresses of a page show the same. */
export const isSameSearch = (one: string, other: string): boolean => inOrder(one) === inOrder(other);

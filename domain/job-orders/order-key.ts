const LENGTH = 8;

/** The short name of an order that people can say (`keyOrderId`): the random end of its id. */
export function keyOrderId(orderId: string): string {
  return `JO-${orderId.slice(-LENGTH).toUpperCase()}`;
}

const LENGTH = 8;

/** The short name of an order (`keyOrderId`): the random end of its id. */
export function keyOrderId(orderId: string): string {
  return `JO-${orderId.slice(-LENGTH).toUpperCase()}`;
}

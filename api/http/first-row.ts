/** Waits for the first row of a stream, so that a failing query becomes an error response and not half a file. */
export async function afterFirstRow<Row>(rows: AsyncGenerator<Row>): Promise<AsyncGenerator<Row>> {
  return resumed(await rows.next(), rows);
}

async function* resumed<Row>(first: IteratorResult<Row>, rest: AsyncGenerator<Row>): AsyncGenerator<Row> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

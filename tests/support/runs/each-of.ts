/** Does work for each value, so many at a time. @throws what the first failing work throws */
export async function eachOf<Value>(
  values: Iterable<Value>,
  atATime: number,
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const waiting = values[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atATime }, worker));
}

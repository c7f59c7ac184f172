/** A summary line whose value may be empty. */
export type Fact = [key: string, label: string, value: string];

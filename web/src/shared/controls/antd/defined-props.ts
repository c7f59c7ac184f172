/** Props without the undefined ones, which antd's types do not accept. */
export const definedProps = <Props extends object>(props: Props) =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Props]: Exclude<Props[Key], undefined>;
  };

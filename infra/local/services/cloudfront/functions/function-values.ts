/** A header, cookie or query parameter as CloudFront Functions see it: the first value, and all when there are several. */
export type FunctionValue = { value: string; multiValue?: { value: string }[]; attributes?: string };

export type FunctionValues = Record<string, FunctionValue>;

import * as z from 'zod/mini';

const Fields = z.object({ value: z.string() });

/** A value of more shape than a record of texts, such as a list, in the form that a sealer takes and gives back. */
export function sealedValue<Schema extends z.ZodMiniType>(schema: Schema) {
  return {
    fieldsOf: (value: z.input<Schema>) => ({ value: JSON.stringify(value) }),
    read: (fields: Readonly<Record<string, string>>): z.output<Schema> =>
      schema.parse(JSON.parse(Fields.parse(fields).value)),
  };
}

import type { MoreFunctionItem } from '../../../../../shared/content/product-page-schema.ts';
import { DialogButton } from '../../../ui/feedback/dialog/dialog-button.tsx';
import { Details } from '../layout/details.tsx';

interface MoreFunctionsProps {
  /** Of the product. */
  readonly name: string;
  readonly functions: readonly MoreFunctionItem[];
}

const load = async () => (await import('./more-dialog.tsx')).MoreDialog;

/** The way to the dialog of further functions (product-rules.md#s3); without script, these. */
export function MoreFunctions({ name, functions }: MoreFunctionsProps) {
  return (
    <>
      <DialogButton load={load} given={{ name, functions }}>
        More function
      </DialogButton>
      <noscript>
        <Details parts={functions.map(({ title, content }) => ({ name: title, paragraphs: [content] }))} />
      </noscript>
    </>
  );
}

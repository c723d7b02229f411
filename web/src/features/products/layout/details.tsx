import { Accordion } from '../../../ui/data/accordion/accordion.tsx';

interface DetailsProps {
  readonly parts: readonly { readonly name: string; readonly paragraphs: readonly string[] }[];
}

/** What dialogs hold, for visitors without script. */
export function Details({ parts }: DetailsProps) {
  return (
    <Accordion
      name="details"
      parts={parts.map(({ name, paragraphs }) => ({
        key: name,
        title: name,
        content: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
      }))}
    />
  );
}

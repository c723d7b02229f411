import { Picture } from '../../../ui/media/picture/picture.tsx';
import { productLines } from './product-lines.ts';

// A script of its own, loaded when the browser is idle: these words would weigh half a kilobyte in every document.

/** What a product is for. */
export function ProductLine({ card }: { readonly card: string }) {
  return productLines[card];
}

/** The picture of the product that the menu features. It is asked for when it is first seen. */
export function FeaturedPicture({ name }: { readonly name: string }) {
  return <Picture name={name} sizes="16rem" alt="" />;
}

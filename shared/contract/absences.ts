import { Refusal } from './refusal.ts';

/** What a call for a product says where there is none. */
export const noSuchProduct = () => new Refusal('There is no such product');

/** What a call for a case or a news item says where there is none. */
export const noSuchCase = () => new Refusal('There is no such case');

/** What a call about comments says where there is no such lesson, question or comment. */
export const noSuchLesson = () => new Refusal('There is no such lesson');
export const noSuchQuestion = () => new Refusal('There is no such question');
export const noSuchComment = () => new Refusal('There is no such comment');

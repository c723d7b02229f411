import { Refusal } from './refusal.ts';

/** What a call for a product says where there is none. */
export const noSuchProduct = () => new Refusal('There is no such product');

/** What a call for a case or a news item says where there is none. */
export const noSuchCase = () => new Refusal('There is no such case');

/** What a call for a course says where there is none. */
export const noSuchCourse = () => new Refusal('There is no such course');

/** What a call about a lesson says where there is none. */
export const noSuchLesson = () => new Refusal('There is no such lesson');

/** What a call for an entry of the FAQ says where there is none. */
export const noSuchFaqEntry = () => new Refusal('There is no such entry of the FAQ');

/** What a call about comments says where there is no such question or comment. */
export const noSuchQuestion = () => new Refusal('There is no such question');
export const noSuchComment = () => new Refusal('There is no such comment');

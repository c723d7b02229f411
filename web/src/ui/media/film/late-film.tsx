import { island } from '../../late/island.tsx';
import styles from './film.module.css';

const load = async () => (await import('./film.tsx')).Film;

/** A film, whose poster is in the document and whose code comes when it is near. */
export const LateFilm = island(load, styles.place);

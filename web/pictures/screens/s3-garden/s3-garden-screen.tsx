import { GARDEN_WALL } from '../s3/buildings.ts';
import S3Screen from '../s3/s3-screen.tsx';

export { size } from '../s3/s3-screen.tsx';

/** S3 while the wall of a garden is mapped, for the pictures of that case. */
export default function S3GardenScreen() {
  return <S3Screen building={GARDEN_WALL} />;
}

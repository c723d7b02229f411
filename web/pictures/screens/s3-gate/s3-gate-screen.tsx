import { TOWN_GATE } from '../s3/buildings.ts';
import S3Screen from '../s3/s3-screen.tsx';

export { size } from '../s3/s3-screen.tsx';

/** S3 while an old town's gate is mapped, for the pictures of that case. */
export default function S3GateScreen() {
  return <S3Screen building={TOWN_GATE} />;
}

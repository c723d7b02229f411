import type { States } from '../../states.ts';
import { QrCode } from './qr-code.tsx';

export default {
  Drawn: (
    <QrCode
      address="https://www.example.com/downloads/cc-max.apk"
      label="ccMAX 3.1.0"
      instead={<a href="/downloads/cc-max.apk">Download ccMAX 3.1.0 Android</a>}
    />
  ),
  'For a product': (
    <QrCode
      address="https://www.example.com/product-ccMax"
      label="ccMAX"
      instead={<a href="/product-ccMax">ccMAX</a>}
      size={140}
    />
  ),
} satisfies States;

/**
 * Stands for what `@simplewebauthn/server` imports to look at the certificates of a device's maker (X.509, their chains and revocations): we
 * ask for none, so no bundle needs them. A device that sends some all the same is refused, as these throw.
 */
function refuse(): never {
  throw new Error('Certificates of devices are not looked at');
}

class Unused {
  constructor() {
    refuse();
  }
}

export const AuthorityKeyIdentifierExtension = Unused;
export const CRLDistributionPointsExtension = Unused;
export const KeyDescription = Unused;
export const SubjectKeyIdentifierExtension = Unused;
export const X509Certificate = Unused;
export const X509ChainBuilder = Unused;
export const X509Crl = Unused;

/** The extension of an Android key's certificate. */
export const id_ce_keyDescription = '1.3.6.1.4.1.11129.2.1.17';

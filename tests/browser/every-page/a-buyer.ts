import { aMember, type RegisteredMember } from '../../support/people/members.ts';
import { aDongleOrder, aPlanOrder, pay } from '../../support/people/orders.ts';

/** A member who has bought a dongle and a plan, whose pages have all that a member's can have. */
export async function aBuyer(siteUrl: string): Promise<RegisteredMember> {
  const member = await aMember(siteUrl);
  await pay(siteUrl, await aDongleOrder(siteUrl, member));
  await pay(siteUrl, await aPlanOrder(siteUrl, member, 'A1B2-C3D4'));
  return member;
}

import { randomBytes, randomUUID } from 'node:crypto';
import { unsubscribeAddress } from '../../../functions/community/mails/ended-mails.ts';
import { resolveTarget } from '../../../infra/publish/target.ts';
import { blockMember } from '../../../shared/contract/accounts/members.ts';
import { addAddress, linkPersonalCentre, sendOwnCode } from '../../../shared/contract/accounts/own-account.ts';
import {
  awardCertificate,
  beginImport,
  stageCertificates,
} from '../../../shared/contract/certification/certificate-desk.ts';
import { sendOwnSignUpsCode } from '../../../shared/contract/certification/own-sign-ups.ts';
import { hideComment } from '../../../shared/contract/community/desk.ts';
import { sendMessage } from '../../../shared/contract/community/messages.ts';
import type { NamedEndpoint } from '../../../shared/contract/endpoint.ts';
import { sendContact } from '../../../shared/contract/enquiries.ts';
import { shipOrder } from '../../../shared/contract/orders/desk.ts';
import { takePaymentNotice } from '../../../shared/contract/orders/payment.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import { cashierOf, noticesOf } from '../people/cashier.ts';
import { issuerKeysAt } from '../people/certificates.ts';
import { write } from '../people/comments.ts';
import { aCode, aMember, anEmail, ask, codeMailedTo, type RegisteredMember } from '../people/members.ts';
import { aDongleOrder, pay } from '../people/orders.ts';
import { aMadePasskey, aPasskeyOf, aProofOf } from '../people/passkeys.ts';
import { inState } from '../people/payment-jobs.ts';
import { aCandidate, anExamCode, aPhoto, exportedSignUp, signUp } from '../people/sign-ups.ts';
import { eventually } from '../runs/eventually.ts';
import { withSealer } from '../site/site-sealer.ts';

/** A running site that examples are sent to. */
interface Site {
  readonly url: string;
  readonly state: string;
}

type Preparation = (site: Site, member: RegisteredMember) => Promise<object>;

/** A code that proves that a member reads the mail of their address. */
async function ownCode({ url }: Site, { email, proof }: RegisteredMember): Promise<string> {
  const earlier = await codeMailedTo(url, email);
  await ask(url, sendOwnCode, { ...proof, phone: email });
  return codeMailedTo(url, email, earlier);
}

async function anAddressOf({ url }: Site, { proof }: RegisteredMember): Promise<object> {
  const { id } = await ask(url, addAddress, { ...proof, name: 'Ada', phone: '13800138000', addr: '1 Stage Road' });
  return { id };
}

async function aPasskeyIdOf({ url }: Site, member: RegisteredMember): Promise<object> {
  return { id: (await aPasskeyOf(url, member)).passkey.id };
}

/** An order that was paid, once the site knows it. */
async function aPaidOrder({ url, state }: Site, member: RegisteredMember): Promise<{ id: string }> {
  const id = await pay(url, await aDongleOrder(url, member));
  await eventually(
    () => inState({ stateDirectory: state }, 'paid'),
    (paid) => paid.includes(id),
  );
  return { id };
}

/** A paid order of which a part was refunded at the provider's console. */
async function aPartlyRefundedOrder(site: Site, member: RegisteredMember): Promise<object> {
  const order = await aPaidOrder(site, member);
  await cashierOf(site.url).act('refund', order.id, 'once', '100.00');
  return order;
}

async function aShippedOrder(site: Site, member: RegisteredMember): Promise<object> {
  const order = await aPaidOrder(site, member);
  const { operate } = await resolveTarget('local', site.state);
  await operate('shipOrder', shipOrder, { ...shipOrder.example, ...order });
  return order;
}

/** Somebody who has signed up, as both queries and operators name them. */
async function aSignedUp({ url }: Site): Promise<ReturnType<typeof aCandidate>> {
  const candidate = aCandidate();
  await signUp(url, candidate);
  return candidate;
}

/** The code by which somebody who has signed up reaches what is kept of it. */
async function ownSignUp(site: Site): Promise<object> {
  const { name, idcard, email } = await aSignedUp(site);
  const before = await codeMailedTo(site.url, email);
  await ask(site.url, sendOwnSignUpsCode, { name, idcard });
  return { name, idcard, code: await codeMailedTo(site.url, email, before) };
}

/** Whom a certificate can be awarded to, as operators name them. */
async function aSignUpOfThisMonth(site: Site): Promise<object> {
  return { idcard: (await aSignedUp(site)).idcard, period: shanghaiDay(Date.now()).slice(0, 7) };
}

/** The number of a sign-up for whose ID number another mailbox has one too. */
async function aContestedSignUp(site: Site): Promise<object> {
  const { idcard } = await aSignedUp(site);
  await signUp(site.url, aCandidate({ idcard }));
  return { sign_up: (await exportedSignUp(site.state, { idcard }))?.sign_up };
}

async function aCertificate(site: Site): Promise<object> {
  const { operate } = await resolveTarget('local', site.state);
  const asked = { ...awardCertificate.example, ...(await aSignUpOfThisMonth(site)) };
  return { num: (await operate('awardCertificate', awardCertificate, asked)).cert_num };
}

/** An import of a file of its own, which has begun. */
async function anImport({ state }: Site): Promise<object> {
  const own = { fingerprint: randomBytes(32).toString('base64url'), attempt: randomUUID() };
  const { operate } = await resolveTarget('local', state);
  await operate('beginImport', beginImport, { ...beginImport.example, ...own });
  return own;
}

async function aStagedImport(site: Site): Promise<object> {
  const own = await anImport(site);
  const { operate } = await resolveTarget('local', site.state);
  await operate('stageCertificates', stageCertificates, { ...stageCertificates.example, ...own });
  return own;
}

/** An enquiry that somebody has sent, as operators name it. */
async function anEnquiry({ url }: Site): Promise<object> {
  const id = randomUUID();
  await ask(url, sendContact, { ...sendContact.example, request_id: id });
  return { id };
}

/** The id of a question that a member has asked. */
const aQuestionOf = async (site: Site, member: RegisteredMember) =>
  (await write(site, member, 'Does a window keep its place?')).id;

/** A member who has written to customer service, as operators name them. */
const aWrittenMessageOf = async ({ url }: Site, { proof, user }: RegisteredMember) => {
  await ask(url, sendMessage, { ...proof, content: 'My dongle has no cap' });
  return { member: user.uid };
};

/** What of an example only the running site knows: codes, tokens and ids. */
const preparations: Readonly<Record<string, Preparation>> = {
  registerMember: async ({ url }) => {
    const login_name = anEmail();
    return { login_name, code: await aCode(url, 'register', login_name) };
  },
  signIn: async (_, { email, password }) => ({ login_name: email, password }),
  resetPassword: async ({ url }, { email }) => {
    const earlier = await codeMailedTo(url, email);
    return { login_name: email, code: await aCode(url, 'reset-password', email, earlier) };
  },
  tradeLoginToken: async ({ url }, { email, proof }) => {
    const link = new URL((await ask(url, linkPersonalCentre, proof)).url);
    return { login_name: email, token: link.searchParams.get('token') };
  },
  sendOwnCode: async (_, { email }) => ({ phone: email }),
  checkOwnCode: async (site, member) => ({ phone: member.email, verifyCode: await ownCode(site, member) }),
  changeLoginName: async (site, member) => {
    const new_login_name = anEmail();
    return {
      ...{ old_login_name: member.email, old_code: await ownCode(site, member) },
      ...{ new_login_name, new_code: await aCode(site.url, 'rebind', new_login_name) },
    };
  },
  editProfile: async (_, { email }) => ({ email }),
  ...Object.fromEntries(
    [
      'showMember',
      'blockMember',
      'listMemberSessions',
      'endMemberSessions',
      'listMemberProjects',
      'importProjects',
    ].map((name) => [name, async (_: Site, { email }: RegisteredMember) => ({ email })]),
  ),
  unblockMember: async ({ state }, { email }) => {
    const { operate } = await resolveTarget('local', state);
    await operate('blockMember', blockMember, { ...blockMember.example, email });
    return { email };
  },
  signInByPasskey: async ({ url }, member) => {
    const { device } = await aPasskeyOf(url, member);
    return { credential: await aProofOf(url, device) };
  },
  listPasskeys: async ({ url }, member) => {
    await aPasskeyOf(url, member);
    return {};
  },
  addPasskey: async ({ url }, member) => ({ credential: (await aMadePasskey(url, member)).credential }),
  renamePasskey: aPasskeyIdOf,
  removePasskey: aPasskeyIdOf,
  setDefaultAddress: anAddressOf,
  deleteAddress: anAddressOf,
  takePaymentNotice: async ({ url, state }, member) => {
    const { orderId, total } = await aDongleOrder(url, member);
    const trade_no = takePaymentNotice.example.trade_no;
    return noticesOf(state).about({ out_trade_no: orderId, total_amount: total, trade_no });
  },
  showOrder: aPaidOrder,
  shipOrder: aPaidOrder,
  finishOrder: aShippedOrder,
  refundOrder: aPaidOrder,
  settleOrder: aPartlyRefundedOrder,
  sendExamCode: async () => ({ email: anEmail() }),
  signUpForExam: async ({ url }) => {
    const candidate = aCandidate();
    return { ...candidate, headimg: await aPhoto(url), code: await anExamCode(url, candidate) };
  },
  querySignUp: async (site) => {
    const { name, idcard } = await aSignedUp(site);
    return { name, idcard };
  },
  exportSignUpsByCode: ownSignUp,
  eraseSignUpsByCode: ownSignUp,
  listComments: async (site, member) => {
    await aQuestionOf(site, member);
    return {};
  },
  deleteComment: async (site, member) => ({ comment_id: await aQuestionOf(site, member) }),
  hideComment: async (site, member) => ({ id: await aQuestionOf(site, member) }),
  restoreComment: async (site, member) => {
    const id = await aQuestionOf(site, member);
    const { operate } = await resolveTarget('local', site.state);
    await operate('hideComment', hideComment, { ...hideComment.example, id });
    return { id };
  },
  unsubscribe: async ({ state }, { user }) => {
    const address = await withSealer(state, 'community', (sealer) => unsubscribeAddress(sealer, 'answers', user.uid));
    return { token: new URL(address).searchParams.get('token') };
  },
  openThread: aWrittenMessageOf,
  answerThread: aWrittenMessageOf,
  listThreads: async (site, member) => {
    await aWrittenMessageOf(site, member);
    return {};
  },
  signWechatShare: async ({ url }) => ({ url: `${url}/home` }),
  awardCertificate: aSignUpOfThisMonth,
  settleSignUp: aContestedSignUp,
  // The keys that are published: others would leave credentials that nobody can verify.
  publishIssuerKeys: async ({ url }) => ({ keys: await issuerKeysAt(url) }),
  revokeCertificate: aCertificate,
  stageCertificates: anImport,
  publishCertificates: aStagedImport,
  openEnquiry: anEnquiry,
  finishEnquiry: anEnquiry,
};

/** The example of an entry as a running site can answer it: a member's with the proof of one who has just registered. */
export async function exampleFor(site: Site, { name, endpoint }: NamedEndpoint): Promise<object> {
  const { example, caller } = endpoint;
  const prepare = preparations[name];
  if (caller !== 'member' && !prepare) return Object(example);
  const member = await aMember(site.url);
  const proof = caller === 'member' ? member.proof : {};
  return { ...Object(example), ...proof, ...(await prepare?.(site, member)) };
}

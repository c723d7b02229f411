import { brand } from './brand.ts';
import { longestRead } from './typed/text.ts';

/** Letters that look like another one, of other alphabets, and digits; in small letters as names are compared. */
const lookalikes = new Map(
  [...'авекмнорстухіѕјαεικμνορτχi10ɑᴀꭺԁս'].map((sign, at) => [sign, 'abekmhopctyxlsjaelkmnoptxlloaaadu'.charAt(at)]),
);

/** A name as it is compared: without case, width, blanks, marks, signs and what nobody sees, and with one letter for those that look alike. */
function comparable(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]|[\p{Lm}\p{Default_Ignorable_Code_Point}]/gu, '');
  return Array.from(letters, (sign) => lookalikes.get(sign) ?? sign).join('');
}

/** What those are called who speak for us, in the languages of our members; a number behind it makes nobody else of them. */
const staffWords = [
  ...['admin', 'admins', 'administrator', 'administrators', 'moderator', 'moderators', 'official', 'staff'],
  ...['support', 'customer service', 'customer services', 'customer support', 'customer care', 'help desk'],
  ...['管理员', '管理員', '版主', '官方', '客服', '客户服务', '客戶服務', '技术支持', '技術支持', '技術支援'],
  ...['工作人员', '工作人員', '员工', '員工'],
];

/** What may stand beside them, and makes no other name of it. */
const besideThem = [
  ...['the', 'our', 'site', 'team', 'agent', 'account', 'technical', 'tech'],
  ...['系统', '系統', '网站', '網站', '在线', '在線', '团队', '團隊'],
];

const anyOf = (words: readonly string[]) => words.map(comparable).join('|');
const staffName = new RegExp(
  `^(?:${anyOf(besideThem)})*(?:${anyOf(staffWords)})(?:${anyOf([...besideThem, ...staffWords])})*$`,
  'u',
);
const brandName = comparable(brand.name);

/** Whether others would take a member of this name for our staff, or for us (product-rules.md#names). */
export function isReservedName(name: string): boolean {
  if (name.length > longestRead) return false; // no field takes it
  const compared = comparable(name);
  const unnumbered = comparable(name.replace(/[^\p{L}]+$/u, ''));
  return compared.includes(brandName) || staffName.test(compared) || staffName.test(unnumbered);
}

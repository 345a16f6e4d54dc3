import { skeletonOf } from './skeleton.ts';

/** Reserved wherever they stand in a name. */
const PARTS = [
  ...['support', 'administrator', 'moderator', 'official', 'customerservice', 'customercare', 'helpdesk', 'livechat'],
  ...['แอดมิน', 'ผู้ดูแล', 'เจ้าหน้าที่', 'ทีมงาน', 'พนักงาน', 'ฝ่ายบริการ', 'บริการลูกค้า', 'ฝ่ายสนับสนุน', 'ซัพพอร์ต'],
  ...['客服', '管理员', '管理員', '官方', '工作人员', '工作人員', '版主'],
  ...['サポート', '運営', '管理者', '管理人', '公式', 'スタッフ', 'オペレーター'],
  ...['hỗ trợ viên', 'hỗ trợ khách', 'quản trị', 'nhân viên', 'cskh', 'chăm sóc khách'],
  ...['suporte', 'atendimento', 'administrador', 'moderador', 'oficial', 'equipe'],
].map(skeletonOf);

/** Reserved as a word, with or without a number. Not what people are called: Mod and Bank are Thai nicknames. */
const WORDS = new Set(
  [
    ...['admin', 'sysadmin', 'root', 'system', 'staff', 'desk', 'help', 'operator', 'agent', 'security', 'service'],
    ...['hỗ trợ', 'ajuda', 'sistema', 'gerente'],
  ].map(skeletonOf),
);

/**
 * Whether a name pretends to speak for the site.
 * @param others names of the brand and of its staff
 */
export function isReserved(name: string, others: readonly string[]): boolean {
  const whole = skeletonOf(name);
  if (whole === '' || others.some((other) => skeletonOf(other) === whole)) return true;
  if (PARTS.some((part) => whole.includes(part))) return true;
  return [name, ...wordsOf(name)].some(
    (word) => WORDS.has(skeletonOf(word)) || WORDS.has(skeletonOf(withoutNumber(word))),
  );
}

/** `Admin_1`, `AdminTeam` and `Admin Team` have two words. */
const wordsOf = (name: string): string[] =>
  name.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').split(/[^\p{L}\p{M}\p{N}]+/u);

const withoutNumber = (word: string): string => word.replaceAll(/^[\p{N}\p{P}\s]+|[\p{N}\p{P}\s]+$/gu, '');

import type { HelpTopic } from '../../../src/api/contract/public/help.ts';

/** The articles in order of their topics, with what is close to each. */
export const articles = {
  'open-account': { topic: 'account', near: ['log-in', 'try-free', 'invite-friends'] },
  'log-in': { topic: 'account', near: ['forgot-password', 'sms-codes', 'devices'] },
  'forgot-password': { topic: 'account', near: ['log-in', 'sms-codes', 'payment-password'] },
  'sms-codes': { topic: 'account', near: ['log-in', 'forgot-password', 'contact-us'] },
  devices: { topic: 'account', near: ['log-in', 'payment-password', 'your-data'] },
  'how-to-deposit': { topic: 'deposit', near: ['deposit-missing', 'wallets', 'set-limits'] },
  'deposit-missing': { topic: 'deposit', near: ['how-to-deposit', 'contact-us'] },
  'withdrawal-time': { topic: 'withdrawal', near: ['how-to-withdraw', 'confirm-receipt', 'bank-accounts'] },
  'how-to-withdraw': { topic: 'withdrawal', near: ['withdrawal-time', 'payment-password', 'bank-accounts'] },
  'confirm-receipt': { topic: 'withdrawal', near: ['withdrawal-time', 'contact-us'] },
  'bank-accounts': { topic: 'withdrawal', near: ['how-to-withdraw', 'payment-password'] },
  'payment-password': { topic: 'wallet', near: ['how-to-withdraw', 'forgot-password'] },
  wallets: { topic: 'wallet', near: ['transfer-members', 'how-to-deposit', 'points'] },
  'transfer-members': { topic: 'wallet', near: ['wallets', 'payment-password', 'contracts'] },
  points: { topic: 'bonus', near: ['vip-rebate', 'check-in'] },
  'vip-rebate': { topic: 'bonus', near: ['points', 'check-in', 'void-bets'] },
  'invite-friends': { topic: 'bonus', near: ['vip-rebate', 'contracts'] },
  'check-in': { topic: 'bonus', near: ['points', 'vip-rebate'] },
  'try-free': { topic: 'game', near: ['open-account', 'fair-games'] },
  'fair-games': { topic: 'game', near: ['lottery-rules', 'void-bets', 'sports-rules'] },
  'lottery-rules': { topic: 'game', near: ['fair-games', 'void-bets'] },
  'sports-rules': { topic: 'game', near: ['void-bets', 'fair-games'] },
  'void-bets': { topic: 'game', near: ['sports-rules', 'lottery-rules', 'contact-us'] },
  contracts: { topic: 'agent', near: ['transfer-members', 'invite-friends'] },
  'set-limits': { topic: 'protection', near: ['take-break', 'how-to-deposit'] },
  'take-break': { topic: 'protection', near: ['set-limits', 'contact-us'] },
  'your-data': { topic: 'account', near: ['devices', 'contact-us'] },
  'contact-us': { topic: 'account', near: ['your-data', 'deposit-missing', 'confirm-receipt'] },
} as const satisfies Readonly<Record<string, { readonly topic: HelpTopic; readonly near: readonly string[] }>>;

export type ArticleId = keyof typeof articles;

/** Shown first while nobody has voted. */
export const FIRST_ASKED: readonly ArticleId[] = [
  'withdrawal-time',
  'how-to-deposit',
  'vip-rebate',
  'forgot-password',
  'set-limits',
];

export const isArticle = (id: string): id is ArticleId => Object.hasOwn(articles, id);

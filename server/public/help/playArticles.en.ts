import type { ArticleText } from './helpText.ts';

/** Bonuses, games, agents, protection and privacy, in English. */
export const playArticlesEn = {
  points: {
    title: 'How do points work?',
    summary: 'One point for each {betPerPoint} of valid bets. {pointsPerLot} points become {moneyPerLot}.',
    words: 'points mall exchange reward convert',
    blocks: [
      { text: 'Exchange points into money at once, or order a reward in the points mall. Points do not expire.' },
      { text: 'If an order is rejected, the points come back.' },
      { link: 'Points mall', path: '/pointMall' },
    ],
  },
  'vip-rebate': {
    title: 'VIP levels, rebate and cash back',
    summary: 'Valid bets of {vipDays} make your level. The higher it is, the more of your bets comes back.',
    words: 'vip level rebate cashback percent bonus wagering',
    blocks: [
      {
        facts: [
          ['Levels', 'vipLevels'],
          ['Rebate of the lowest', 'rebateLow'],
          ['Rebate of the highest', 'rebateHigh'],
          ['Rebate is paid daily at (GMT+8)', 'rebateTime'],
          ['Cash back of a week’s net loss', 'cashBackRate'],
          ['At most a week', 'cashBackMost'],
          ['Valid bets of the week that it takes, times the cash back', 'cashBackWagering'],
          ['Cash back is paid on Monday at (GMT+8)', 'cashBackTime'],
        ],
      },
      { text: 'Rebate and cash back come by themselves. You need not ask for them.' },
      {
        text: 'A valid bet is what a bet risks: the stake, or what was won or lost where that is less. Bets on both sides count nothing. How much of it counts depends on the game; the VIP page tells it.',
      },
      { link: 'VIP', path: '/vip' },
    ],
  },
  'invite-friends': {
    title: 'What do I get for inviting friends?',
    summary: 'A reward for an active friend, and a daily share of what the friend plays.',
    words: 'referral invite friend code link reward',
    blocks: [
      {
        facts: [
          ['Reward for a friend', 'referralReward'],
          ['First deposit of at least', 'referralDeposit'],
          ['Valid bets of at least', 'referralBet'],
          ['Both within', 'referralDays'],
          ['Daily share of valid bets', 'referralShare'],
        ],
      },
      { text: 'If you and your friend share a bank account, device or address, we look at it first.' },
      { link: 'Invite friends', path: '/member/referral' },
    ],
  },
  'check-in': {
    title: 'Daily check-in, wheel and missions',
    summary: 'Check in once a day. Each day of a streak gives more points, up to {streakDays}.',
    words: 'checkin streak wheel egg envelope mission daily',
    blocks: [
      {
        text: 'The odds of wheel, envelopes and eggs stand beside them. Every draw follows from a seed that was committed before.',
      },
      { text: 'Missions count your bets by themselves. Claim the reward before the mission ends.' },
      { link: 'Reward centre', path: '/member/rewardCenter' },
    ],
  },
  'try-free': {
    title: 'Can I try it first?',
    summary: 'Yes. The free demo gives {trialBalance} of play money and needs no account.',
    words: 'demo free trial test account',
    blocks: [
      {
        text: 'A trial cannot deposit, withdraw or win anything. It is deleted when it is {trialKept} old and nobody plays it.',
      },
    ],
  },
  'fair-games': {
    title: 'How do I know that a game is fair?',
    summary: 'Each draw is fixed before you bet, and you can recompute it afterwards.',
    words: 'fair rigged random seed hash rtp verify provably',
    blocks: [
      {
        steps: [
          'Before a round, the game shows a fingerprint (SHA-256) of its secret seed.',
          'After the round the seed is open. Your browser computes the result from it again.',
          'Open a round in your betting record and choose Check this round.',
        ],
      },
      { text: 'Each game says what it returns in the long run. In a single evening anything can happen.' },
      { link: 'Betting record', path: '/member/personalHistoryCopy' },
    ],
  },
  'lottery-rules': {
    title: 'Lottery: closing, results, prizes',
    summary: 'Bets close by the clock of the server. Results and prizes are there when the numbers are drawn.',
    words: 'lotto draw numbers result close issue ticket',
    blocks: [
      { text: 'A countdown shows when a draw closes. What arrives later is refused, and costs nothing.' },
      { text: 'A draw that is much too late is void, and all stakes come back.' },
      { link: 'Lotteries', path: '/lottery' },
    ],
  },
  'sports-rules': {
    title: 'Sports: slips, live bets, corrections',
    summary: 'Odds count as they were when the slip was taken. Live slips are confirmed after a short wait.',
    words: 'sports football esports odds slip accumulator live void cash out correction',
    blocks: [
      { text: 'If odds move against you while you wait, the slip is not taken and the stake comes back.' },
      { text: 'A leg that is void counts as odds of one; the others decide the slip.' },
      { text: 'If a result is corrected later, the slip is settled again by the right one.' },
    ],
  },
  'void-bets': {
    title: 'When does a bet not count?',
    summary: 'A void bet returns its stake, and counts neither for rebate nor for points.',
    words: 'valid bet turnover wagering void cancelled not counted',
    blocks: [
      { text: 'Valid bets are settled stakes. Void and cancelled ones count nothing.' },
      { text: 'The betting record shows the valid bet of every round.' },
      { link: 'Betting record', path: '/member/personalHistoryCopy' },
    ],
  },
  contracts: {
    title: 'Contracts of agents and members',
    summary: 'A contract pays a share of what a team plays. It is settled by fixed times, once.',
    words: 'agent contract dividend salary wages commission downline team',
    blocks: [
      {
        facts: [
          ['Dividend, at least', 'dividendLow'],
          ['Dividend, at most', 'dividendHigh'],
          ['Daily wages, at most', 'dailyHigh'],
          ['Hourly salary, at most', 'hourlyHigh'],
          ['Real-time salary, at most', 'realTimeHigh'],
          ['A member is active from valid bets of', 'activeFrom'],
        ],
      },
      {
        text: 'Daily wages are settled at {dailyTime}, dividends at {dividendTime} after their period (GMT+8), hourly salaries {hourlyDelay} past the hour, real-time salaries every {realTimeEvery}.',
      },
      { text: 'An offer holds when you accept it. Nobody can offer more than their own rate.' },
    ],
  },
  'set-limits': {
    title: 'Set limits for deposits, losses, stakes or time',
    summary: 'A lower limit applies immediately. A higher one waits {raiseWait} and needs your second yes.',
    words: 'limit responsible deposit loss stake time cap reality check',
    blocks: [
      {
        facts: [
          ['A raise waits', 'raiseWait'],
          ['Then you can confirm it for', 'raiseKept'],
          ['Reminder while you play, every', 'realityChecks'],
          ['A session ends after a pause of', 'playGap'],
        ],
      },
      { text: 'Limits hold on the server, on every device, and in games that are open already.' },
      { link: 'Player protection', path: '/member/protect' },
    ],
  },
  'take-break': {
    title: 'Take a break or stop playing',
    summary: 'A break of {breaks}, or self-exclusion for {exclusions}, or for good. It applies immediately.',
    words: 'self exclusion break stop addicted gambling problem close account',
    blocks: [
      { text: 'Nobody can end it early, and neither can we. Withdrawals stay open.' },
      { text: 'Playing should not be a worry. If it is one, talk to somebody you trust, or to a helpline near you.' },
      { link: 'Player protection', path: '/member/protect' },
    ],
  },
  'your-data': {
    title: 'What do you know about me?',
    summary:
      'What you typed when you registered, when you log in, and what you play. Passwords are kept as hashes only.',
    words: 'privacy data personal gdpr pdpa delete cookies',
    blocks: [
      {
        facts: [
          ['Messages are kept for', 'messagesKept'],
          ['Failed logins are kept for', 'failuresKept'],
        ],
      },
      { text: 'The books of money are never changed. We count page views only if you agree, and without your name.' },
      { link: 'Privacy policy', path: '/privacy' },
    ],
  },
  'contact-us': {
    title: 'How do I reach a person?',
    summary: 'Open the service window, or write to us. Every question is answered by a person. Hours: {hours}.',
    words: 'contact support service complaint feedback chat human ticket',
    blocks: [
      { promises: true },
      {
        text: 'Write {feedbackMinChars} to {feedbackMaxChars} characters, and {feedbackMinWords} to {feedbackMaxWords} words. Pictures help us.',
      },
      { text: 'We answer in your messages. Not satisfied? Write back, or open the question again.' },
      { link: 'Write to us', path: '/member/feedback' },
    ],
  },
} as const satisfies Readonly<Record<string, ArticleText>>;

/** Who looks at a screen: nobody signed in, `somchai`, `agent1`, or the operator `desk1`. */
type Looks = 'visitor' | 'member' | 'agent' | 'operator';

export interface Screen {
  /** Of its pictures. */
  readonly name: string;
  readonly as: Looks;
  /** Path and query; of the desk the page in its menu. */
  readonly at: string;
}

const named = (as: Looks, places: Readonly<Record<string, string>>): readonly Screen[] =>
  Object.entries(places).map(([name, at]) => ({ name, as, at }));

/** A page of a centre, named by the last part of its path. */
const centre = (as: Looks, paths: readonly string[]): readonly Screen[] =>
  paths.map((path) => ({ name: `${as}-${path.split('/').at(-1)}`, as, at: `/${path}` }));

/** Every screen of the site. `tests/scripts/screens.test.ts` compares them with the registered pages. */
export const screens: readonly Screen[] = [
  ...named('visitor', {
    home: '/',
    login: '/login',
    register: '/register',
    'lobby-slots': '/rng',
    'lobby-live': '/live',
    'lobby-fish': '/fish',
    'lobby-sports': '/sports',
    'lobby-esports': '/esports',
    'lobby-all': '/games',
    'lottery-vietnam': '/Vnlottery',
    'lottery-eleven': '/elott',
    join: '/join',
    help: '/help',
    'member-help': '/helpmc',
    promotions: '/promotions',
    'help-article': '/help/withdrawal-time',
    'promotion-raffle': '/promoDetail?id=demo-promotion-balls',
    about: '/about',
    app: '/down',
    news: '/news',
    search: '/search?q=lantern',
    vip: '/vip',
    'not-found': '/nowhere',
  }),
  ...named('member', {
    'home-member': '/',
    'lobby-rooms': '/pvp',
    lottery: '/lottery',
    favourites: '/favourites',
    'points-mall': '/pointMall',
    'game-slot': '/game/lantern-night',
    'game-crash': '/game/rocket-rise',
    'game-baccarat': '/game/pearl-baccarat',
    'game-roulette': '/game/veranda-roulette',
    'game-dragon-tiger': '/game/naga-dragon-tiger',
    'game-sic-bo': '/game/crown-sic-bo',
    'game-pok-deng': '/game/pok-deng',
    'game-fish': '/game/golden-whale-fishing',
    'game-sports': '/game/grand-stadium-sports',
    'game-lottery-thai': '/game/thai-lottery',
    'game-lottery-28': '/game/lucky-28',
    'game-coin': '/game/betta-flip',
    'game-plinko': '/game/gong-drop',
    'game-scratch': '/game/swan-scratch-card',
    'game-bingo': '/game/thunder-bingo',
    'game-dice': '/game/wheel-toss',
    'game-hi-lo': '/game/pomelo-or-not',
    'game-mines': '/game/tangerine-pop',
    'game-poker': '/game/pearl-video-poker',
    'game-tower': '/game/owl-stack',
    'game-run': '/game/wheel-dash',
  }),
  ...centre('member', [
    'member/securityCenter',
    'member/protect',
    'member/notifications',
    'member/accountData',
    'member/transferFund',
    'member/depositv2',
    'member/withdraw',
    'member/transferUpline',
    'member/personalHistoryCopy',
    'member/transactionHistory',
    'member/personalProfit',
    'member/bonusDetails',
    'member/rewardCenter',
    'member/referral',
    'member/missionLeaderboard',
    'member/messageV2',
    'member/feedback',
    'member/contracts',
    'member/contractBills',
  ]),
  ...centre('agent', [
    'agent/announcement',
    'agent/agentTeamOverview',
    'agent/registerCenter',
    'agent/downlineManagement',
    'agent/transferDownline',
    'agent/teamBetHistory',
    'agent/userProfitLoss',
    'agent/agentRevenueReport',
    'agent/downlineTransactions',
    'agent/contractRequests',
    'agent/dividendRecord',
    'agent/dailyWages',
    'agent/hourlySalary',
    'agent/realTimeSalary',
    'agent/realTimeRules',
  ]),
];

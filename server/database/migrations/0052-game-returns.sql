-- The lobby said the return of a game's kindest bet; now the least and the greatest of all its bets (SCREEN-01). Games
-- of the reference provider that have several bets get theirs, any other game what it had.
alter table game add column least_return integer;
alter table game add column greatest_return integer;
update game set least_return = rtp, greatest_return = rtp;

with known (place, pattern, least, greatest) as (
  values
    (1, 'bingo', 9605, 9605),
    (2, '^thai-lottery$', 9180, 9400),
    (3, '^hanoi-lottery$', 9300, 9600),
    (4, '^vietnam-(?:south|central)$', 9300, 9600),
    (5, '^lucky-28$', 9500, 9750),
    (6, '^five-digits$', 9000, 9750),
    (7, '^longboat-ten$', 9666, 9750),
    (8, '^five-of-eleven$', 9523, 9636),
    (9, '^mark-six$', 9444, 9755),
    (10, '-sports$', 9250, 9600),
    (11, '-esports$', 9450, 9600),
    (12, 'scratch', 9500, 9500),
    (13, '-(?:draw-poker|video-poker|jacks-poker|aces)$', 9954, 9954),
    (14, '^(?!tuk-tuk-dash$).*-(?:dash|run|hop)$', 9732, 9798),
    (15, '-(?:stack|catch)$', 9750, 9800),
    (16, '-(?:pop|pick)$', 9728, 9800),
    (17, 'baccarat$', 9471, 9894),
    (18, '-drop$', 9780, 9882),
    (19, '-(?:ladder|or-not)$', 9646, 9700),
    (20, 'roulette$', 9729, 9729),
    (21, '-flip$', 9800, 9800),
    (22, '-dragon-tiger$', 9230, 9710),
    (23, '-(?:sic-bo|hi-lo)$', 9166, 9722),
    (24, '^mini-', 9800, 9800),
    (25, '^pocket-', 9828, 9900),
    (26, '-toss$', 9828, 9900),
    (27, 'pok-deng$', 9806, 9955),
    (28, '(-fishing|-reef|-hunter)$|^deep-sea-', 9600, 9600)
),
fitting as (
  select distinct on (game.merchant_code, game.id) game.merchant_code, game.id, known.least, known.greatest
  from game
  join known on game.id ~ known.pattern
  where game.engine in ('board', 'lottery', 'sports')
  order by game.merchant_code, game.id, known.place
)
update game set least_return = fitting.least, greatest_return = fitting.greatest
from fitting
where fitting.merchant_code = game.merchant_code and fitting.id = game.id;

alter table game alter column least_return set not null;
alter table game alter column greatest_return set not null;
alter table game add check (0 <= least_return and least_return <= greatest_return and greatest_return <= 10000);
alter table game drop column rtp;

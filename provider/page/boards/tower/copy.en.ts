export const en = {
  tower: 'Tower of nine floors',
  window: 'Floor {floor}, window {tile}',
  closed: 'closed',
  good: 'lit',
  bad: 'dark',
  bad_hit: 'dark, the one you opened',
  tiles: 'Windows on each floor',
  tiles_of: '{tiles} windows',
  chance: 'Chance of each floor',
  next: 'Next floor',
  open_first: 'Open a window on floor 1',
  cash_out: 'Cash out',
  reason_start: 'Open any window on floor 1.',
  reason_open: '{floors} of 9 floors: {times}.',
  reason_cashed: 'Cashed out on floor {floors}: {times}',
  reason_top: 'All nine floors climbed: {times}',
  reason_hit: 'Dark window on floor {floor}',
  mark_hit: 'Floor {floor}',
  rule_1:
    'Choose 2, 3 or 4 windows on each floor. One of them is dark on every floor; which one is drawn when you bet.',
  rule_2:
    'Open one window on each floor, from the lowest up. A lit one takes you a floor higher and raises the multiplier.',
  rule_3: 'A dark window ends the round, and the stake is lost.',
  rule_4:
    'Cash out after any floor. Climbing on risks all that you have won so far. Above the ninth floor the round pays out by itself.',
  rule_5:
    'The multiplier is 98% over the chance of that many floors, rounded down to 0.01. When the round is over, the dark windows of the floors you opened are shown.',
  rule_6:
    'A round left for 24 hours is cashed out. If no window is open by then, the left one on floor 1 is opened, and cashed out if it is lit.',
  head_floor: 'Floor',
};
export type TowerKey = keyof typeof en;

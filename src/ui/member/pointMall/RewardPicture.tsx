import type { RewardPicture as Picture } from '../../../api/contract/member/points.ts';
import { GoldenEggArt } from '../../art/rewards/GoldenEggArt.tsx';
import { LanternArt } from '../../art/rewards/LanternArt.tsx';
import { LetterArt } from '../../art/rewards/LetterArt.tsx';
import { RedEnvelopeArt } from '../../art/rewards/RedEnvelopeArt.tsx';
import { TeaSetArt } from '../../art/rewards/TeaSetArt.tsx';
import { WheelArt } from '../../art/rewards/WheelArt.tsx';

const ARTS = {
  lantern: LanternArt,
  teaSet: TeaSetArt,
  redEnvelope: RedEnvelopeArt,
  wheel: WheelArt,
  goldenEgg: GoldenEggArt,
  letter: LetterArt,
} as const satisfies Record<Picture, unknown>;

/** Illustration of a reward. */
export function RewardPicture({ picture }: { readonly picture: Picture }) {
  const Art = ARTS[picture];
  return <Art />;
}

import type { MemberInfo } from '../../../api/contract/account/member.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { crownIcon } from '../../kit/icons/centre.ts';

/** The member's VIP level; nothing without one. */
export function LevelBadge({ member }: { readonly member: MemberInfo }) {
  const level = member.clubLabel?.labelName ?? member.memberLabel[0]?.labelName;
  if (!level) return null;
  return (
    <Badge tone="accent">
      <Icon d={crownIcon} size="small" />
      {level}
    </Badge>
  );
}

import type { MemberIcon } from '../../../api/contract/account/memberIcon.ts';
import { Avatar } from '../../art/Avatar.tsx';
import styles from '../../art/art.module.css';
import { DrawnIcon } from '../../art/DrawnIcon.tsx';

interface MemberAvatarProps {
  readonly name: string;
  readonly icon?: MemberIcon | undefined;
}

/** The member’s picture or icon; else a portrait drawn from the name. */
export function MemberAvatar({ name, icon }: MemberAvatarProps) {
  if (icon?.picture) return <img className={styles.avatar} src={icon.picture} alt="" />;
  return icon?.drawn ? <DrawnIcon name={icon.drawn} /> : <Avatar name={name} />;
}

import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { drawnIcon } from '../../../api/contract/account/memberIcon.ts';
import { isNickname, type profileMachine } from '../../../machines/account/profile/profile.machine.ts';
import { DrawnIcon } from '../../art/DrawnIcon.tsx';
import { problemText } from '../../copy/problemText.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { Form } from '../../kit/Form.tsx';
import { MemberAvatar } from '../../member/member/MemberAvatar.tsx';
import layout from '../../site/centre/page.module.css';
import { FailureNote } from '../../states/FailureNote.tsx';
import styles from './profile.module.css';

interface ProfileEditorProps {
  readonly actor: ActorRefFrom<typeof profileMachine>;
  /** Draws the portrait of a member without an icon. */
  readonly name: string;
}

/** Opens the form of nickname and icon. */
export function ProfileEditor({ actor, name }: ProfileEditorProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('failed')) {
    return (
      <Button size="small" onClick={() => actor.send({ type: 'profile.retry' })}>
        {t('retry')}
      </Button>
    );
  }
  const isOpen = state.matches('editing') || state.matches('saving') || state.matches('uploading');
  return (
    <>
      <Button
        size="small"
        busy={state.matches('loading')}
        disabled={!state.matches('shown')}
        onClick={() => actor.send({ type: 'profile.edit' })}
      >
        {t('profile_edit')}
      </Button>
      {isOpen ? <Editor actor={actor} name={name} /> : null}
    </>
  );
}

function Editor({ actor, name }: ProfileEditorProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { profile, nickname, drawn, tried, pictureProblem, failure } = state.context;
  const isStill = state.hasTag('busy');
  const hasPicture = drawn === null && profile?.icon.picture != null;
  const close = () => actor.send({ type: 'profile.close' });
  return (
    <Dialog title={t('profile_title')} busy={isStill} onClose={isStill ? undefined : close} closeLabel={t('close')}>
      <Form className={layout.form} busy={isStill} onSubmit={() => actor.send({ type: 'profile.submit' })}>
        <Field
          label={t('profile_nickname')}
          hint={t('profile_nickname_hint')}
          error={tried && !isNickname(nickname) ? t('profile_nickname_problem') : null}
          value={nickname}
          maxLength={40}
          autoComplete="nickname"
          readOnly={isStill}
          onChange={(value) => actor.send({ type: 'profile.type', nickname: value })}
        />
        <fieldset className={styles.icons}>
          <legend>{t('profile_icons')}</legend>
          {drawnIcon.options.map((icon) => (
            <button
              key={icon}
              type="button"
              className={styles.icon}
              aria-pressed={drawn === icon}
              aria-label={t(`profile_icon_${icon}`)}
              aria-disabled={isStill || undefined}
              onClick={() => (isStill ? undefined : actor.send({ type: 'profile.choose', drawn: icon }))}
            >
              <DrawnIcon name={icon} />
            </button>
          ))}
        </fieldset>
        <div className={styles.own}>
          <MemberAvatar
            name={name}
            icon={{ drawn, picture: drawn === null ? (profile?.icon.picture ?? null) : null }}
          />
          <div className={styles.words}>
            <strong>{t('profile_own')}</strong>
            <small>{t(hasPicture ? 'profile_picture_kept' : 'profile_own_hint')}</small>
          </div>
          <FileButton
            label={t(hasPicture ? 'profile_picture_other' : 'profile_picture')}
            accept="image/png,image/jpeg"
            aria-describedby="picture-notes"
            disabled={isStill}
            onFiles={([file]) => {
              if (file) actor.send({ type: 'profile.picture', mediaType: file.type, bytes: file.size, file });
            }}
          />
        </div>
        <FieldNotes id="picture-notes" error={pictureProblem && problemText(t, 'nickname', pictureProblem)} />
        <FailureNote failure={failure} />
        <div className={layout.ways}>
          <Button type="submit" variant="primary" busy={state.matches('saving')} disabled={state.matches('uploading')}>
            {t('profile_save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

import { useTranslation } from 'react-i18next';
import { MAX_REMARK } from '../../../api/contract/public/promotion.ts';
import { uploadsProblem } from '../../../api/contract/rules/uploads.ts';
import { problemText } from '../../copy/problemText.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import { FileButton } from '../../kit/FileButton.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { xIcon } from '../../kit/icons/shell.ts';
import { TextArea } from '../../kit/TextArea.tsx';
import styles from './promotion.module.css';
import type { PromotionProps } from './promotionProps.ts';

/** The application (PROMO-05…10): a comment, up to three images, and the terms. */
export function ApplyForm({ actor, state }: PromotionProps) {
  const { t } = useTranslation();
  const { comment, images, agreed, tried } = state.context;
  const isStill = !state.can({ type: 'promotion.submit' });
  const uploads = uploadsProblem(images) ?? undefined;
  const notes = 'promo-images-notes';
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'promotion.submit' });
      }}
    >
      <TextArea
        label={t('promo_comment')}
        hint={t('promo_comment_count', { count: comment.length, most: MAX_REMARK })}
        maxLength={MAX_REMARK}
        value={comment}
        readOnly={isStill}
        onChange={(value) => actor.send({ type: 'promotion.type', value })}
      />
      <div className={styles.images}>
        <FileButton
          label={t('promo_images')}
          accept="image/png,image/jpeg"
          multiple
          disabled={isStill}
          aria-invalid={uploads ? true : undefined}
          aria-describedby={notes}
          onFiles={(files) =>
            actor.send({
              type: 'promotion.addImages',
              images: files.map((file) => ({ name: file.name, type: file.type, bytes: file.size, file })),
            })
          }
        />
        <ul className={styles.names}>
          {images.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two images may have one name
            <li key={`${index} ${name}`}>
              <span>{name}</span>
              <IconButton
                icon={xIcon}
                size="small"
                label={t('promo_image_remove', { name })}
                disabled={!state.can({ type: 'promotion.removeImage', index })}
                onClick={() => actor.send({ type: 'promotion.removeImage', index })}
              />
            </li>
          ))}
        </ul>
        <FieldNotes id={notes} hint={t('promo_images_hint')} error={problemText(t, 'comment', uploads)} />
      </div>
      <Checkbox
        label={t('promo_agree')}
        checked={agreed}
        aria-disabled={isStill}
        error={tried && !agreed ? problemText(t, 'comment', { kind: 'notAgreed' }) : undefined}
        onChange={(on) => {
          if (!isStill) actor.send({ type: 'promotion.agree', on });
        }}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={state.matches({ own: { member: 'applying' } })}
        disabled={isStill}
      >
        {t('promo_submit')}
      </Button>
    </form>
  );
}

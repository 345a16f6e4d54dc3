import { useTranslation } from 'react-i18next';
import { Proofs, type ProofsProps } from '../../money/receipt/Proofs.tsx';

interface PicturesProps extends Omit<ProofsProps, 'proofs' | 'variant' | 'label' | 'hint'> {
  readonly pictures: ProofsProps['proofs'];
}

/** Up to three pictures with a ticket. */
export function Pictures({ pictures, ...rest }: PicturesProps) {
  const { t } = useTranslation();
  return (
    <Proofs
      {...rest}
      proofs={pictures}
      variant="solid"
      label={t('feedback_pictures')}
      hint={t('feedback_pictures_hint')}
    />
  );
}

import { accountFormEvents } from '../../machines/agent/registerCentre/accountForm.events.ts';
import { linkFormEvents } from '../../machines/agent/registerCentre/linkForm.events.ts';
import { registerCentreEvents } from '../../machines/agent/registerCentre/registerCentre.events.ts';
import { wireRegisterCentre } from '../../machines/agent/registerCentre/registerCentre.wire.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { RegisterCentrePage } from '../../ui/agent/registerCentre/RegisterCentrePage.tsx';
import { pageCode } from '../page.ts';
import { qrSvg } from '../qrSvg.tsx';
import { createSaveFile } from '../saveFile.ts';

const saveSvg = createSaveFile('image/svg+xml');

export const page = pageCode({
  events: { ...registerCentreEvents, ...linkFormEvents, ...accountFormEvents, ...listEvents },
  machine: ({ origin }) =>
    wireRegisterCentre({
      origin,
      copyText: (text) => navigator.clipboard.writeText(text),
      shareLink: 'share' in navigator ? (url) => navigator.share({ url }) : null,
      saveQr: (text, name) => saveSvg(name, qrSvg(text)),
    }),
  View: RegisterCentrePage,
});

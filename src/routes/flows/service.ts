import { wireService } from '../../machines/public/service/service.wire.ts';
import { ServiceDialog } from '../../ui/public/service/ServiceDialog.tsx';
import { defineFlow } from '../flow.ts';

export const flow = defineFlow<ReturnType<typeof wireService>>((deps) => ({
  logic: wireService(deps),
  View: ServiceDialog,
}));

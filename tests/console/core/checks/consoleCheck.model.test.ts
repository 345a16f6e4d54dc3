import { describe, expect, it } from 'vitest';
import { pointingMachine } from '../../../../src/console/core/checks/pointing.machine.ts';
import { machineBreaches } from '../../../architecture/machineRules.ts';
import { modelTests } from '../../../model/kit/modelTests.ts';
import { consoleCheckFlow } from './consoleCheck.spec.ts';

describe('a check without code', () => {
  it.each(
    modelTests(consoleCheckFlow, [
      'idle, check.point -> pointing',
      'pointing, done pickElement -> choosing',
      'pointing, error pickElement -> idle',
      'pointing, check.cancel -> idle',
      'choosing, check.choose -> (stays)',
      'choosing, check.write [isCompared] -> (stays)',
      'choosing, check.keep -> idle',
      'choosing, check.point -> pointing',
      'choosing, check.cancel -> idle',
    ]),
  )('%s', (_title, run) => run());

  it('keeps the rules for machines', () => expect(machineBreaches(pointingMachine)).toEqual([]));
});

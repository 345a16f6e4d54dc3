import { agentNewsMachine } from '../../machines/agent/agentReports/agentNews.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { AgentNewsPage } from '../../ui/agent/agentReports/AgentNewsPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: listEvents, machine: agentNewsMachine, View: AgentNewsPage });

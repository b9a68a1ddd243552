import { anAnswer } from '#core/assurance/answer-fixture.ts';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { createReaderAssurance } from '../assurance/reader-assurance.tsx';
import { withCarried } from '../carry-over/with-carried.tsx';
import { people, sessionOfAda } from './comments.tsx';
import { aLampServer } from './lamp-act.ts';
import { openReader } from './reader.tsx';
import { type Answers, refusal } from './view.tsx';

type Body = Partial<AssuranceAnswer> & { version?: number; responsible?: unknown };

/** Both servers with answers that calls change. It knows no rights: those are the server's, tried with it. */
export function anAssuranceServer(stored: AssuranceAnswer[] = [anAnswer()]) {
  const said = ({ responsible: id, version: _, evidence, ...body }: Body): Partial<AssuranceAnswer> => {
    const responsible = people.find((one) => one.id === id);
    return { ...body, ...(evidence && { evidence }), ...(responsible && { responsible }) };
  };
  const find = (raid: string) => stored.find((one) => one.raid === raid);
  const put = (answer: AssuranceAnswer) => {
    const at = stored.findIndex(({ raid }) => raid === answer.raid);
    stored.splice(Math.max(at, 0), at < 0 ? 0 : 1, answer);
    Object.assign(answers, ofAnswer(answer.raid));
    return Response.json(answer);
  };
  const ofAnswer = (raid: string): Answers => ({
    [`PUT /RegulatoryAssuranceDomain/${raid}`]: async (request) => {
      const before = find(raid);
      const body = (await request.json()) as Body;
      if (!before) return refusal(404, 'ANSWER_NOT_FOUND');
      if (body.version !== before.version) return refusal(409, 'ANSWER_CHANGED');
      const { regArt, versionDate, answeredAt, editedBy, editDate, rights } = before;
      const same = { raid, regArt, versionDate, answeredAt, editedBy, editDate, rights };
      return put({ ...anAnswer(), ...blank, ...same, ...said(body), version: before.version + 1 });
    },
    [`DELETE /RegulatoryAssuranceDomain/${raid}`]: () => {
      stored.splice(
        stored.findIndex((one) => one.raid === raid),
        1,
      );
      return Response.json({ raid });
    },
  });
  const answers: Answers = {
    ...aLampServer(),
    'GET /users/names': people,
    'GET /RegulatoryAssuranceDomain/Counts/lamp': [],
    'GET /RegulatoryAssuranceDomain/History/lamp~1^1': [],
    ...Object.fromEntries(
      ['1', '1^1', '1^2', '2', '2^1'].map((path) => [
        `GET /RegulatoryAssuranceDomain/RegArt/lamp~${path}`,
        () => Response.json(stored.filter(({ regArt }) => regArt === `lamp~${path}`)),
      ]),
    ),
    'POST /RegulatoryAssuranceDomain': async (request) => {
      const body = (await request.json()) as Body;
      return put({ ...anAnswer(), ...blank, raid: `new${stored.length}`, ...said(body) });
    },
  };
  for (const { raid } of stored) Object.assign(answers, ofAnswer(raid));
  return { answers, stored };
}

const blank = { responsible: undefined, evidence: undefined, reviewDate: undefined, coveredBy: undefined };

type AssuredOptions = Omit<Parameters<typeof openReader>[0] & object, 'answers'> & {
  roles?: readonly Role[];
  server?: ReturnType<typeof anAssuranceServer>;
  answers?: Answers;
};

/** Opens the lamp act with its assurance at Art. 1 para. 1, signed in as Ada. */
export async function openAssured(options: AssuredOptions = {}) {
  const { roles, server = anAssuranceServer(), answers = {}, ...reader } = options;
  const test = await openReader({
    path: '1^1',
    article: '1',
    withApp: (app) => withCarried(createReaderAssurance(app)),
    stored: sessionOfAda(roles),
    answers: Object.assign(server.answers, answers),
    ...reader,
  });
  return { ...test, server };
}

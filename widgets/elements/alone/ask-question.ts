import { defineAlone } from '../../define-alone.ts';
import { askQuestionSpec } from '../ask-question.ts';

defineAlone(askQuestionSpec);

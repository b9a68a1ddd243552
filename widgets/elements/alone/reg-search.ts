import { defineAlone } from '../../define-alone.ts';
import { regSearchSpec } from '../reg-search.ts';

defineAlone(regSearchSpec);

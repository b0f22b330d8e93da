import { createCaptcha } from '../../../services/sign-in/captcha';
import type { CaptchaServicePorts } from '../groups/captcha';

/** Starts the service of captchas. */
export function startCaptchaService({ join, ...ports }: CaptchaServicePorts): void {
  createCaptcha({ ...ports, bus: join('captcha') });
}

import { Icon } from '../../../admin/screen'

/** Why something was not done, beside its form; nothing where there is no problem. */
export const Problem = ({ text }: { text: string }) =>
  text ? (
    <div role="alert" className="sign-problem">
      <Icon lines="M12 4l9 16H3zM12 10v4.5M12 17.5h.01" className="" />
      <p>{text}</p>
    </div>
  ) : null
